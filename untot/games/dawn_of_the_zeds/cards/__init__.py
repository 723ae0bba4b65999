"""Card texts: what each effect of the vocabulary does. Which card has which effects stands in content/."""
