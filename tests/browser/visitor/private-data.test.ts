import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runUntil } from '../../kill/killed-process.ts'
import { sharedServer } from '../shared-server.ts'

const NEW_SITE =
  '--name=City --street=1 --city=Lidcombe --state=NSW --postcode=2141 --phone=0255502141 --email=a@city.example --abn= --licence= --hostname='

// This one, because its sites are a copy, to which a site is added.
const server = await sharedServer('altered')

describe('the data folder of a server', () => {
  it.skipIf(process.platform === 'win32')(
    'H5 has no file and no folder that another user may read or write',
    async () => {
      const lead = {
        name: 'Jo',
        last_name: 'Nguyen',
        email: 'jo@mail.example',
        phone: '0412 345 678',
        postcode: '4000',
      }
      expect(await status('/api/leads', { ...lead, category: 'General Enquiry', submission_id: 'one' })).toBe(201)
      expect(await status('/pictures/made/ute-white-side-800.webp')).toBe(200)
      const mail = async () => (await readdir(join(server.dataFolder, 'mail')).catch(() => [])).length
      await expect.poll(mail).toBeGreaterThan(0)
      expect(await openToOthers()).toEqual([])
    },
  )

  it('D-6 gives `site new` the port of this server', async () => {
    const argv = ['site', 'new', 'city-cars', ...NEW_SITE.split(' ')]
    const made = await runUntil('src/server/forecourt.ts', argv, {
      DATA_DIR: server.dataFolder,
      SITES_DIR: server.sitesFolder,
    })
    expect(made.lines.join('\n')).toContain(`http://city-cars.localhost:${server.port}`)
    expect((await stat(join(server.sitesFolder, 'city-cars', 'site.json'))).mode & 0o777).toBe(0o644)
  })

  function status(path: string, body?: object): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const headers = { Host: `southside-cars.localhost:${server.port}`, 'Content-Type': 'application/json' }
      const asked = request(
        { host: '127.0.0.1', port: server.port, path, method: body ? 'POST' : 'GET', headers },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        },
      )
      asked.on('error', reject)
      asked.end(body && JSON.stringify(body))
    })
  }

  /** Files that other users may access, with their modes. */
  async function openToOthers(): Promise<readonly string[]> {
    const entries = await readdir(server.dataFolder, { recursive: true })
    const modes = await Promise.all(
      ['', ...entries].map(async (name) => {
        // Temporary files may be gone again.
        const found = await stat(join(server.dataFolder, name)).catch(() => null)
        return found !== null && (found.mode & 0o077) !== 0 ? `${name} ${(found.mode & 0o777).toString(8)}` : null
      }),
    )
    return modes.filter((each) => each !== null)
  }
})
