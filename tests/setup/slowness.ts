/** Processor milliseconds that `control` takes on the machine for which budgets are set. */
const USUAL_MS = 65
const ROUNDS = 3

/** How many times slower than that machine this one is now, at least 1: both cores busy count, as they do for a test. */
export function slowness(): number {
  control()
  const took = Array.from({ length: ROUNDS }, control)
  return Math.max(took.reduce((sum, ms) => sum + ms, 0) / ROUNDS / USUAL_MS, 1)
}

/** A fixed work of numbers and a table, in processor milliseconds. */
function control(): number {
  const before = process.cpuUsage()
  const table = new Map<number, number>()
  let number = 1
  for (let round = 0; round < 4e6; round += 1) {
    number = (Math.imul(number, 1_664_525) + 1_013_904_223) >>> 0
    table.set(number & 4095, (table.get(number & 4095) ?? 0) + 1)
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
