import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { errorSentence } from '#operations/clean-facts.ts'
import type { CommandContext } from './command-context.ts'
import { type ControlAnswer, readRequest } from './control-protocol.ts'

/** The part of a command's context that is the asker's; the server adds what is its own. */
export type AskerContext = Pick<CommandContext, 'cwd' | 'print' | 'printError' | 'progress' | 'ask'>

export interface ControlServer {
  close(): Promise<void>
}

/**
 * Takes commands from other processes of the same user while this one has the data folder open: the same command runs
 * here, and its lines and exit status go back. A command goes on when its asker goes away.
 */
export async function serveControl({
  socketPath,
  run,
}: {
  readonly socketPath: string
  readonly run: (argv: readonly string[], asker: AskerContext) => Promise<number>
}): Promise<ControlServer> {
  // The folder is ours, so a socket found there was left by a process that was killed.
  await rm(socketPath, { force: true })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // The asker went away, which is its right.
    socket.on('error', () => {})
    createInterface({ input: socket }).once('line', (line) => void answer(socket, line, run))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, resolve)
  })
  await chmod(socketPath, 0o600)
  return {
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

async function answer(
  socket: Socket,
  line: string,
  run: (argv: readonly string[], asker: AskerContext) => Promise<number>,
): Promise<void> {
  const send = (message: ControlAnswer) => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`)
  }
  const request = readRequest(line)
  if (request === null) {
    socket.end()
    return
  }
  let exit = 1
  try {
    exit = await run(request.argv, {
      cwd: request.cwd,
      print: (out) => send({ out }),
      printError: (error) => send({ error }),
      progress: request.terminal ? (progress) => send({ progress }) : null,
      ask: null,
    })
  } catch (error) {
    // Whatever broke, the server goes on; the asker is told.
    send({ error: errorSentence(error) })
  }
  send({ exit })
  socket.end()
}
