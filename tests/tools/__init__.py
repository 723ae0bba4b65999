"""Tools that tests of several folders share."""
