# Writes pictures that are compressed within a GeoTIFF into the folder named, and beside each what rasterio (libtiff,
# libjpeg, libwebp) reads of it: its bands one after another, a byte a cell, then its mask. Run by
# rasterio.ts.
import sys

import numpy
import rasterio
from rasterio.transform import from_origin

folder = sys.argv[1]
width, height = 600, 420
x, y = numpy.meshgrid(numpy.arange(width), numpy.arange(height))
red = 128 + 110 * numpy.sin(x / 70) * numpy.cos(y / 55)
green = 128 + 100 * numpy.cos((x + y) / 90)
blue = 40 + 170 * y / height
rgb = numpy.stack([red, green, blue]).astype("uint8")
grey = rgb[1:2]
alpha = numpy.where((x - 300) ** 2 + (y - 200) ** 2 < 150**2, 255, 0).astype("uint8")[None]
seen = (x + y > 250).astype("uint8") * 255

tiles = {"tiled": True, "blockxsize": 256, "blockysize": 256}
pictures = {
    "ycbcr": (rgb, {"compress": "jpeg", "photometric": "ycbcr", "jpeg_quality": 90, **tiles}, seen),
    "rgb-strips": (rgb, {"compress": "jpeg", "photometric": "rgb", "jpeg_quality": 90, "blockysize": 32}, None),
    "grey": (grey, {"compress": "jpeg", "jpeg_quality": 90, **tiles}, None),
    "webp": (rgb, {"compress": "webp", "webp_lossless": True, **tiles}, None),
    "webp-alpha": (numpy.concatenate([rgb, alpha]), {"compress": "webp", "webp_lossless": True, "alpha": "yes", **tiles}, None),
}
for name, (bands, options, mask) in pictures.items():
    path = f"{folder}/{name}.tif"
    with rasterio.Env(GDAL_TIFF_INTERNAL_MASK=True), rasterio.open(
        path,
        "w",
        driver="GTiff",
        width=width,
        height=height,
        count=len(bands),
        dtype="uint8",
        crs="EPSG:2193",
        transform=from_origin(1_750_000, 5_430_000, 0.3, 0.3),
        **options,
    ) as file:
        file.write(bands)
        if mask is not None:
            file.write_mask(mask)
    with rasterio.open(path) as file:
        read = file.read()
        numpy.concatenate([read, file.dataset_mask()[None]]).tofile(f"{folder}/{name}.bin")
