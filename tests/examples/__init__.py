"""Games as packages of their own, installed as anybody would install them."""
