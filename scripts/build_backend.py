"""Builds the package with setuptools, after building the pages of the hall.

A source distribution carries the built pages, so that a wheel is made from it without Node. LONGHALL_PAGES=built takes
those that are there.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pages  # type: ignore[import-not-found]  # beside this file, on the path only while a package is built
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def has_pages() -> bool:
    """Whether the pages are built and up to date: in an unpacked source distribution, or because somebody says so."""
    said = os.environ.get("LONGHALL_PAGES") == "built"
    return (said or Path("PKG-INFO").exists()) and bool(pages.are_built())


def build_pages() -> None:
    if not has_pages() and pages.run(["build"]) != 0:
        raise SystemExit("the pages of the hall could not be built")


def requires_for_pages() -> list[str]:
    return [] if has_pages() or pages.machine_has_node() else [pages.WHEEL]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, *requires_for_pages()]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_sdist(config_settings)
    return [*needed, *requires_for_pages()]


def build_wheel(
    wheel_directory: str, config_settings: dict[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    build_pages()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_sdist(sdist_directory: str, config_settings: dict[str, Any] | None = None) -> str:
    build_pages()
    name: str = build_meta.build_sdist(sdist_directory, config_settings)
    return name
