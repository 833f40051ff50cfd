import { createInterface } from 'node:readline'
import type { RunningServer } from '../browser/running-server.ts'

/** Calls `take` with each line of the log that a server writes from now on. */
export function followLog<Line>({ process: { stdout, stderr } }: RunningServer, take: (line: Line) => void): void {
  for (const stream of [stdout, stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => line.startsWith('{') && take(JSON.parse(line)))
}
