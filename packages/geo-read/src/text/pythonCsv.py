"""Writes pythonCsv.json: random CSV texts, and the rows that Python's csv module reads in them: null where it refuses,
and where a blank before a quote makes two readings of it. Those with a blank behind a quote are left out.

/usr/bin/python3 pythonCsv.py [count [seed [file]]]
"""
import csv
import io
import json
import random
import sys
from pathlib import Path

count, seed = (int(each) for each in (sys.argv[1:3] + ["400", "7"][len(sys.argv) - 1 :])[:2])
file = sys.argv[3] if len(sys.argv) > 3 else Path(__file__).with_name("pythonCsv.json")
random.seed(seed)
pieces = [" ", "a", "8", '"', '""', ",", ",", ",\"", "\",", "\n", "\r\n", "\r", '"b"', '"c,d"', '"e\nf"', '12" g']


def reading(text, skips):
    try:
        read = csv.reader(io.StringIO(text, newline=""), strict=True, skipinitialspace=skips)
        return [[cell.replace("\r\n", "\n").replace("\r", "\n") for cell in row] for row in read if row]
    except csv.Error:
        return None


def rows(text):
    plain, skipping = reading(text, False), reading(text, True)
    if plain is None or skipping is None:
        return None
    bare = [[cell.lstrip(" ") for cell in row] for row in plain]
    return plain if bare == [[cell.lstrip(" ") for cell in row] for row in skipping] else None


cases = []
while len(cases) < count:
    # A header wide enough for any row.
    text = "h" + ",h" * 12 + "\n" + "".join(random.choices(pieces, k=random.randint(0, 12)))
    if '" ' in text:
        continue
    cases.append({"text": text, "rows": rows(text)})
Path(file).write_text(json.dumps(cases, separators=(",", ":")) + "\n")
