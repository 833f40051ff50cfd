import { Agent, request } from 'node:http'

/** Clients that ask without a pause over connections that stay open. */
export interface Load {
  answered(): number
  /** What went wrong, by reason: an error's code, or a status other than 200. */
  failures(): Readonly<Record<string, number>>
  stop(): Promise<void>
}

export interface LoadOptions {
  readonly port: number
  readonly host: string
  readonly paths: readonly string[]
  readonly clients: number
}

/** Starts asking. Nothing is asked a second time: each failure is one that a visitor would see. */
export function startLoad({ port, host, paths, clients }: LoadOptions): Load {
  const failures: Record<string, number> = {}
  let answered = 0
  let isStopped = false
  const running = Array.from({ length: clients }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = client; !isStopped; turn += 1) {
      const reason = await ask({ port, host, path: paths[turn % paths.length] ?? '/', agent })
      if (reason === null) answered += 1
      else failures[reason] = (failures[reason] ?? 0) + 1
    }
    agent.destroy()
  })
  return {
    answered: () => answered,
    failures: () => failures,
    async stop() {
      isStopped = true
      await Promise.all(running)
    },
  }
}

interface Asked {
  readonly port: number
  readonly host: string
  readonly path: string
  readonly agent: Agent
}

/** Null if the whole answer arrived with status 200, else the reason. */
function ask({ port, host, path, agent }: Asked): Promise<string | null> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    request({ host: '127.0.0.1', port, path, agent, headers: { Host: host } }, (response) => {
      response.on('error', failed)
      response.resume().once('end', () => resolve(response.statusCode === 200 ? null : `status ${response.statusCode}`))
    })
      .once('error', failed)
      .end()
  })
}
