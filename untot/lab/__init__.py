"""The lab: leagues, simulations, soak tests, benches and clause reports."""
