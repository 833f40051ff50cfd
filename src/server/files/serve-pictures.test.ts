import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { drawnPath } from '#domain/picture/drawing-path.ts'
import type { Drawings } from '#gateways/drawings/drawings.ts'
import { serveDrawing } from './serve-pictures.ts'

const drawings: Drawings = { read: async () => ({ bytes: Buffer.from('drawn'), contentType: 'image/webp' }) }
const app = new Hono()
app.get('/drawn/:version/:name', (context) => serveDrawing(context, drawings))
app.get('/pictures/made/:name', (context) => serveDrawing(context, drawings))

it.each([
  [
    'for good at the address with its version',
    drawnPath('suv.7-white-side-400.webp'),
    'public, max-age=31536000, immutable',
  ],
  ['for a day at the address of another version', '/drawn/beef/suv.7-white-side-400.webp', 'public, max-age=86400'],
  [
    'for a day at the address that feeds and site files have',
    '/pictures/made/suv-white-side-400.webp',
    'public, max-age=86400',
  ],
])('FIELD-5 browsers keep a drawing %s', async (_, path, caching) => {
  const answer = await app.request(path)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, caching])
})

it('FIELD-5 there is no drawing of an unknown shape', async () => {
  expect((await app.request(drawnPath('boat-white-side-400.webp'))).status).toBe(404)
})
