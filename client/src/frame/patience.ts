/** Whoever waits is told so, but not for what comes at once. */
const SOON_MS = 500;

export async function patiently<T>(work: Promise<T>, say: () => void): Promise<T> {
  const timer = setTimeout(say, SOON_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
