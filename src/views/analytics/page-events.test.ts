import { describe, expect, it } from 'vitest'
import { pageEvents, type ShownPage } from './page-events.ts'
import { pageType } from './page-type.ts'
import { COMPARE_FLOW } from './retail-flow.ts'

const item = {
  item_id: 'unknown',
  item_number: 'S1',
  item_condition: 'used',
  item_category: 'used',
  item_year: '2021',
  item_make: 'Kia',
  item_model: 'Carnival',
} as const

describe('FIELD-2 a page seen', () => {
  it.each([
    ['/', 'home'],
    ['/search', 'itemlist'],
    ['/search/kia/carnival', 'itemlist'],
    ['/cars/2021-kia-carnival', 'item'],
    ['/cars/trade-in', 'trade'],
    ['/cars/2021-kia-carnival/checkout', 'custom'],
    ['/reservations/r1', 'thank_you'],
    ['/special-offers', 'specials'],
    ['/parts/search', 'parts'],
    ['/parts', 'parts'],
    ['/models/kia-carnival', 'showroom'],
    ['/finance-enquiry', 'finance'],
    ['/contact-us/north', 'contact'],
    ['/book-test-drive', 'contact'],
    ['/service', 'service'],
    ['/careers', 'employment'],
    ['/fleet', 'commercial'],
    ['/compare', 'compare'],
    ['/success', 'thank_you'],
    ['/pages/our-story', 'custom'],
    ['/your-data', 'custom'],
    ['/blog', 'blog_list'],
    ['/blog/how-to-read-a-used-car', 'blog'],
  ])('FIELD-2 the page at %s is %s', (path, type) => {
    expect(pageType(path)).toBe(type)
  })

  it('D-62 FIELD-2 a category of the blog has an article’s kind of address, and is a list', () => {
    expect(pageType('/blog/advice', true)).toBe('blog_list')
  })

  it('FIELD-2 a list tells how many cars are on screen', () => {
    expect(pageEvents(shown({ page: { event_owner: 'yard', page_type: 'itemlist' }, cars: 21 }))).toEqual([
      { event: 'asc_pageview', event_owner: 'yard', page_type: 'itemlist', error_code: 'none' },
      {
        event: 'asc_itemlist_pageview',
        event_owner: 'yard',
        page_type: 'itemlist',
        error_code: 'none',
        item_results: 21,
      },
    ])
  })

  it('FIELD-2 a car’s page tells of the car in both its events, and lists nothing', () => {
    const page = { event_owner: 'yard', page_type: 'item', ...item } as const
    expect(pageEvents(shown({ page, item, cars: 3 }))).toEqual([
      { event: 'asc_pageview', ...page, error_code: 'none' },
      { event: 'asc_item_pageview', ...page, error_code: 'none' },
    ])
  })

  it('FIELD-2 a page that could not be shown carries its status', () => {
    const page = { event_owner: 'yard', page_type: 'unknown' } as const
    expect(pageEvents(shown({ page, error: '404' }))).toEqual([{ event: 'asc_pageview', ...page, error_code: '404' }])
  })

  it('FIELD-2 each offer that is shown is one event by its name', () => {
    const [, ...offers] = pageEvents(shown({ offers: ['Winter sale', 'Free service'] }))
    expect(offers.map((event) => 'promotion_name' in event && event.promotion_name)).toEqual([
      'Winter sale',
      'Free service',
    ])
  })

  it('FIELD-2 a comparison that is looked at is a step of it', () => {
    const page = { event_owner: 'yard', page_type: 'compare' } as const
    const looked = { flow_name: 'compare', flow_outcome: 'viewed', element_title: 'Compare' }
    expect(pageEvents(shown({ page, cars: 2, flow: COMPARE_FLOW }))[1]).toEqual({
      event: 'asc_retail_process',
      ...page,
      ...looked,
    })
    expect(pageEvents(shown({ page, cars: 0 }))).toHaveLength(1)
    expect(pageEvents(shown({ page, error: '503', flow: COMPARE_FLOW }))).toHaveLength(1)
  })
})

function shown(facts: Partial<ShownPage>): ShownPage {
  return {
    page: { event_owner: 'yard', page_type: 'home' },
    error: null,
    item: null,
    cars: 0,
    flow: null,
    offers: [],
    ...facts,
  }
}
