/** Runs the tasks, at most `most` of them concurrently. Results are in the order of the tasks. */
export async function atOnce<T>(most: number, work: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const answers: T[] = []
  const waiting = work.entries()
  const worker = async () => {
    for (const [index, piece] of waiting) answers[index] = await piece()
  }
  await Promise.all(Array.from({ length: Math.min(most, work.length) }, worker))
  return answers
}
