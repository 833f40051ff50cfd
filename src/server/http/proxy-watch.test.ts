import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createProxyWatch } from './proxy-watch.ts'

function watching(trustProxy: boolean) {
  const warned: string[] = []
  const watch = createProxyWatch(trustProxy, { warn: (event) => void warned.push(event) })
  const app = new Hono().all('*', (context) => {
    watch.note(context)
    return context.text('')
  })
  const send = async (headers: Readonly<Record<string, string>>) => void (await app.request('/', { headers }))
  return { warned, watch, send }
}

it('M11 warns once about a proxy when TRUST_PROXY is not set', async () => {
  const { warned, watch, send } = watching(false)
  await send({})
  expect(watch.fault()).toBeNull()
  await send({ 'X-Forwarded-For': '192.0.2.1' })
  await send({ 'X-Forwarded-For': '192.0.2.2' })
  expect(watch.fault()).toContain('TRUST_PROXY=1')
  expect(warned).toHaveLength(1)
})

it('M11 does not warn about a trusted proxy', async () => {
  const { warned, watch, send } = watching(true)
  await send({ 'X-Forwarded-For': '192.0.2.1' })
  expect([watch.fault(), warned]).toEqual([null, []])
})
