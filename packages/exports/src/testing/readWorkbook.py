"""Reads a workbook with openpyxl and writes it as JSON: its sheets, their rows, and what is around them."""

import datetime
import json
import sys

import openpyxl

workbook = openpyxl.load_workbook(sys.argv[1])


def plain(value):
    if isinstance(value, (datetime.datetime, datetime.date)):
        return {"day": value.isoformat()[:10]}
    return value


sheets = {}
for sheet in workbook.worksheets:
    cells = [cell for row in sheet.iter_rows() for cell in row]
    sheets[sheet.title] = {
        "rows": [[plain(cell.value) for cell in row] for row in sheet.iter_rows()],
        "formulas": sum(cell.data_type == "f" for cell in cells),
        "frozen": sheet.freeze_panes,
        "filter": sheet.auto_filter.ref,
        "formats": [cell.number_format for cell in list(sheet.iter_rows())[-1]],
    }
defined = workbook.defined_names
# A list until openpyxl 3.0, a dictionary since.
entries = defined.values() if isinstance(defined, dict) else defined.definedName
names = {each.name: each.attr_text for each in entries}
json.dump({"sheets": sheets, "names": names, "title": workbook.properties.title}, sys.stdout)
