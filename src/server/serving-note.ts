import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const note = z.object({ pid: z.int().positive(), port: z.int().positive() })

/**
 * Writes this server's port to its data folder, for commands that print a site's address (D-6). Returns a function that
 * removes it.
 */
export async function noteServing(dataFolder: string, port: number): Promise<() => Promise<void>> {
  const file = noteFile(dataFolder)
  const aside = `${file}.${process.pid}`
  await writeFile(aside, JSON.stringify({ pid: process.pid, port }), { mode: 0o600 })
  await rename(aside, file)
  return () => rm(file, { force: true })
}

/** The port of the server that runs on a data folder; null if none does. */
export async function runningPort(dataFolder: string): Promise<number | null> {
  const text = await readFile(noteFile(dataFolder), 'utf8').catch(() => null)
  const servingNote = note.safeParse(text === null ? null : parseJson(text)).data
  return servingNote && isAlive(servingNote.pid) ? servingNote.port : null
}

function noteFile(dataFolder: string): string {
  return join(dataFolder, 'serving.json')
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: another user's process, which is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the schema refuses it.
    return null
  }
}
