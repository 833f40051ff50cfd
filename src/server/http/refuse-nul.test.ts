import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { refuseNul } from './refuse-nul.ts'

const app = new Hono()
app.use(refuseNul)
app.all('*', async (context) => context.text(await context.req.text()))

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const post = (body: string, headers: Readonly<Record<string, string>>) =>
  app.request('http://a.example/api/leads', { method: 'POST', headers, body })

it.each([
  ['/unsubscribe/%00', 404],
  ['/cars/a%00b/checkout', 404],
  ['/finance?car_id=%00', 400],
  ['/finance?car_id=%2500', 200],
])('M7 answers %s with %i', async (path, status) => {
  expect((await app.request(`http://a.example${path}`)).status).toBe(status)
})

it('M7 refuses a NUL in a form, in JSON and in plain text, with a sentence', async () => {
  const refused = await Promise.all([
    post('name=Jo%00', FORM),
    post('{"car_id":"\\u0000"}', JSON_TYPE),
    post('{"car_id":"a\\\\\\u0000"}', JSON_TYPE),
    post('name=\0', FORM),
  ])
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(await refused[0]?.json()).toEqual({ error: expect.stringContaining('NUL') })
})

it('M7 accepts a text that only looks like a NUL, and leaves the body readable', async () => {
  const body = '{"message":"a backslash: \\\\u0000"}'
  const taken = await post(body, JSON_TYPE)
  expect([taken.status, await taken.text()]).toEqual([200, body])
})
