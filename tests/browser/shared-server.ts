import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Address of the process that starts shared servers and prepares the demonstration (tests/setup/shared-servers.ts). */
export const SHARED_SERVERS = 'SHARED_SERVERS'

/**
 * Servers that all files of a run share. `visited`: the demonstration dealers as they are; tests send leads and book
 * times. `changed`: the same, where tests change stock. `altered`: the dealers with other settings
 * (tests/browser/altered-server.ts).
 */
export type SharedName = 'visited' | 'changed' | 'altered'

/** Name under which the data that every server starts with is offered. */
export const DEMONSTRATION = 'demonstration'

export interface SharedServer {
  readonly port: number
  readonly dataFolder: string
  readonly sitesFolder: string
  /** 'http://{slug}.localhost:{port}' */
  address(slug: string): string
}

/** The run's shared server of that name, which the first file that asks starts. */
export async function sharedServer(name: SharedName): Promise<SharedServer> {
  const server = await offered<Omit<SharedServer, 'address'>>(name)
  return { ...server, address: (slug) => `http://${slug}.localhost:${server.port}` }
}

/**
 * Copies the run's data with the stock of the demonstration dealers once it is there; without a run there is none. All
 * servers share the pictures, whose names say what they show: each drew and cut the same ones for a fifth of its time.
 */
export async function copyDemonstration(folder: string): Promise<void> {
  if (process.env[SHARED_SERVERS] === undefined) return
  const { dataFolder } = await offered<{ readonly dataFolder: string }>(DEMONSTRATION)
  const pictures = join(dataFolder, 'pictures')
  await cp(dataFolder, folder, { recursive: true, filter: (path) => path !== pictures })
  await symlink(pictures, join(folder, 'pictures'))
}

async function offered<Offer>(name: SharedName | typeof DEMONSTRATION): Promise<Offer> {
  const answer = await fetch(`${process.env[SHARED_SERVERS]}/${name}`)
  if (!answer.ok) throw new Error(`The shared server '${name}' did not start: ${await answer.text()}`)
  return (await answer.json()) as Offer
}
