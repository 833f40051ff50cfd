import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { errorSentence } from '#operations/clean-facts.ts'
import type { CommandContext } from './command-context.ts'
import { type ControlAnswer, readRequest } from './control-protocol.ts'

/** The client's part of a command's context; the server adds the rest. */
export type AskerContext = Pick<CommandContext, 'cwd' | 'print' | 'printError' | 'progress' | 'ask'>

export interface ControlServer {
  close(): Promise<void>
}

/**
 * Runs commands for other processes of the same user while this process has the data folder open, and returns their
 * output and exit status. A command continues if its client disconnects.
 */
export async function serveControl({
  socketPath,
  run,
}: {
  readonly socketPath: string
  readonly run: (argv: readonly string[], asker: AskerContext) => Promise<number>
}): Promise<ControlServer> {
  // We hold the folder's lock, so an existing socket was left by a killed process.
  await rm(socketPath, { force: true })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // The client disconnected; the command continues.
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
    // Report any error to the client; the server continues.
    send({ error: errorSentence(error) })
  }
  send({ exit })
  socket.end()
}
