/** Rejects if the promise takes longer than `ms`. */
export function withinTime<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
    answer.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    )
  })
  return Promise.race([answer, late])
}
