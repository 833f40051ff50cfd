import { describe, expect, it } from 'vitest'
import { leadEvents } from './lead-events.ts'
import { metaEvent } from './meta-event.ts'
import { pageEvents } from './page-events.ts'
import { callEvent, favouriteEvent, menuEvent } from './visitor-events.ts'

const page = { event_owner: 'yard', page_type: 'item' } as const
const item = {
  item_id: '1M8GDM9AXKP042788',
  item_number: 'S1',
  item_condition: 'used',
  item_category: 'used',
  item_year: '2021',
  item_make: 'Kia',
  item_model: 'Carnival',
} as const
const lead = { leadId: 'l1', category: 'Vehicle Enquiry', event: 15, booked: false, button: 'Send enquiry' }
const heard = (events: readonly Parameters<typeof metaEvent>[0][]) => events.flatMap((event) => metaEvent(event) ?? [])

describe('D-62 metaEvent', () => {
  it('D-62 reports the view of a car’s page, with its stock number', () => {
    const shown = { page: { ...page, ...item }, error: null, item, cars: 0, flow: null, offers: ['Winter sale'] }
    expect(heard(pageEvents(shown))).toEqual([
      { name: 'PageView', facts: {} },
      { name: 'ViewContent', facts: { content_type: 'vehicle', content_ids: ['S1'] } },
    ])
  })

  it('D-62 reports a lead as one event, without its id', () => {
    expect(heard(leadEvents(page, lead))).toEqual([{ name: 'Lead', facts: { content_category: 'vehicle_enquiry' } }])
    expect(heard(leadEvents(page, { ...lead, category: 'Careers Enquiry' }))).toEqual([])
  })

  it('D-62 reports calls and favourites, but no menus', () => {
    const call = callEvent(page, { href: 'tel:0755500000', department: 'sales', region: 'AU' })
    const menu = menuEvent(page, { text: 'Used cars', where: 'header', opens: false })
    expect(heard([call, favouriteEvent(page, 'car-1'), menu])).toEqual([
      { name: 'Contact', facts: {} },
      { name: 'AddToWishlist', facts: { content_type: 'vehicle', content_ids: ['car-1'] } },
    ])
  })
})
