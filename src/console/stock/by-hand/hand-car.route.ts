import { may } from '#domain/staff/actor.ts'
import { copyCar, listHandCars, openHandCar } from '#operations/desk/hand-cars.ts'
import type { ConsoleHandler } from '../../console-call.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { typedPage } from '../../shown.ts'
import { momentAgo } from '../../time/moment.ts'
import { handCarPage } from './hand-car-page.ts'
import type { HandCarsPage } from './hand-car-values.ts'
import { sendHandCar } from './send-hand-car.ts'

/** DESK-5: cars that staff add by hand: a list with drafts, and one form to save, look up a plate and publish. */
export const routes = {
  'GET /hand-cars': async (call) => {
    const { site, actor } = onSite(call)
    const cars = await listHandCars(staffRequest(call))
    const now = call.platform.clock.now()
    return {
      page: typedPage<HandCarsPage>({
        kind: 'hand-cars',
        notice: SAID[call.query.get('did') ?? ''] ?? null,
        mayEdit: may(actor, site, 'stock.edit'),
        rows: cars.map(({ id, values, carId, author, changedAt }) => ({
          id,
          title:
            [values.year, values.make, values.model, values.badge].filter(Boolean).join(' ') || 'Without a name yet',
          stockNumber: values.stocknum ?? '',
          isDraft: carId === null,
          carHref: carId && `/stock/${carId}`,
          by: author.name,
          changed: momentAgo(changedAt, site, now),
        })),
      }),
    }
  },
  'GET /hand-cars/new': async (call) => {
    const copied = call.query.get('copy')
    const values = copied === null ? {} : await copyCar(staffRequest(call), copied)
    return handCarPage(call, { values })
  },
  'GET /hand-cars/:id': async (call) => {
    const opened = await openHandCar(staffRequest(call), call.params.id ?? '')
    return handCarPage(call, { opened, notice: SAID[call.query.get('did') ?? ''] ?? null })
  },
  'POST /hand-cars': (call) => sendHandCar(call, null),
  'POST /hand-cars/:id': (call) => sendHandCar(call, call.params.id ?? ''),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const SAID: Readonly<Record<string, string>> = {
  saved: 'Saved as a draft. It is not on the website yet.',
  kept: 'Saved. The website shows the change once you publish it.',
  deleted: 'The draft is deleted.',
  published: 'Published. The car is on the website.',
  sold: 'Marked as sold.',
}
