"""People who come by a link: how the host finds it, and how they sit down."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


def link_in_dialog(page: Page, title: str) -> str:
    """A link as the host finds it, to be handed on."""
    dialog = page.get_by_role("dialog", name="Links")
    if not dialog.is_visible():
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog", name="Menu").get_by_role("button", name="Links").click()
    each = dialog.get_by_text("A link for each seat")
    if each.is_visible() and not dialog.get_by_text("To watch").is_visible():
        each.click()
    entry = dialog.get_by_role("listitem").filter(has_text=title)
    link = entry.get_by_text("/t/").inner_text()
    assert dialog.get_by_role("button", name=re.compile(f"^Copy: .*{title}")).count() == 1
    dialog.get_by_role("button", name="Close").click()
    return link


def sit_down(page: Page, name: str = "Gast") -> None:
    """Whoever comes by a link is asked for a name."""
    dialog = page.get_by_role("dialog", name="Welcome to the table")
    expect(dialog.get_by_label("What is your name?")).to_be_focused()
    dialog.get_by_label("What is your name?").fill(name)
    dialog.get_by_role("button", name="Sit down").click()
    expect(dialog).to_be_hidden()
