/** What things can be made of, as the server lists it. */
import * as api from '../api';

/** Fetched once; once more if that failed. */
export function stockOnce<S>(): (game: string) => Promise<S> {
  let stock: Promise<S> | null = null;
  return (game) => {
    stock ??= api.printedContent(game).then((found) => found as unknown as S);
    stock.catch(() => (stock = null));
    return stock;
  };
}
