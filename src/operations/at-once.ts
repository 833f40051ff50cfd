/** Does all the work, at most so many pieces of it at the same time; the answers stand in the order of the work. */
export async function atOnce<T>(most: number, work: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const answers: T[] = []
  const waiting = work.entries()
  const worker = async () => {
    for (const [index, piece] of waiting) answers[index] = await piece()
  }
  await Promise.all(Array.from({ length: Math.min(most, work.length) }, worker))
  return answers
}
