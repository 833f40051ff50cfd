import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { PAGE_DATA_HEADER } from '#web/page-data.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

let served: ServedSites

beforeAll(async () => {
  served = await serveSites({ sites: [sampleSite()] })
  await served.platform.addCars('yard', [{ slug: 'a-hilux' }])
})
afterAll(() => served.close())

async function dataAt(path: string, init: RequestInit = {}) {
  const response = await served.request('yard', path, init)
  expect(response.headers.get(PAGE_DATA_HEADER)).toBe('yes')
  return { status: response.status, data: await response.json() }
}

it('a page’s data is that of the page and of the site around it, or of one of them', async () => {
  expect(Object.keys((await dataAt('/search.data')).data)).toEqual(['frame', 'page'])
  expect(Object.keys((await dataAt('/search.data?_routes=page')).data)).toEqual(['page'])
  expect(Object.keys((await dataAt('/_.data?_routes=frame')).data)).toEqual(['frame'])
})

it('a redirect is data, for a browser would follow it to a page', async () => {
  expect(await dataAt('/cars.data?make=Toyota')).toEqual({
    status: 202,
    data: { redirect: '/search?make=Toyota', status: 301 },
  })
})

it('ROUTE-11 an error keeps its status and what its page shows', async () => {
  const { status, data } = await dataAt('/cars/never.data?_routes=page')
  expect(status).toBe(404)
  expect(data.page.error).toEqual({ status: 404, data: { popular: expect.any(Array) } })
})

it('FORM-7 a form that is refused keeps its status, and loads nothing besides', async () => {
  const body = new URLSearchParams({ name: 'Mia', phone: '12' })
  const { status, data } = await dataAt('/cars/a-hilux.data', { method: 'POST', body })
  expect(status).toBe(422)
  expect(data).toEqual({
    page: { data: expect.objectContaining({ values: expect.objectContaining({ name: 'Mia' }) }) },
  })
})
