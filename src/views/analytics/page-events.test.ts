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

describe('FIELD-2 pageEvents', () => {
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

  it('D-62 FIELD-2 treats a blog category as a list, although its address looks like an article’s', () => {
    expect(pageType('/blog/advice', true)).toBe('blog_list')
  })

  it('FIELD-2 reports the number of cars on a listing page', () => {
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

  it('FIELD-2 includes the car in both events of its page, and no list', () => {
    const page = { event_owner: 'yard', page_type: 'item', ...item } as const
    expect(pageEvents(shown({ page, item, cars: 3 }))).toEqual([
      { event: 'asc_pageview', ...page, error_code: 'none' },
      { event: 'asc_item_pageview', ...page, error_code: 'none' },
    ])
  })

  it('FIELD-2 includes the status of a failed page', () => {
    const page = { event_owner: 'yard', page_type: 'unknown' } as const
    expect(pageEvents(shown({ page, error: '404' }))).toEqual([{ event: 'asc_pageview', ...page, error_code: '404' }])
  })

  it('FIELD-2 reports each shown offer by name', () => {
    const [, ...offers] = pageEvents(shown({ offers: ['Winter sale', 'Free service'] }))
    expect(offers.map((event) => 'promotion_name' in event && event.promotion_name)).toEqual([
      'Winter sale',
      'Free service',
    ])
  })

  it('FIELD-2 reports a viewed comparison as a step of its flow', () => {
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
