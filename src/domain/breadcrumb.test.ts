import { expect, it } from 'vitest'
import { absolute, breadcrumbList } from './breadcrumb.ts'

it('FIELD-3 writes a breadcrumb as a numbered list of absolute addresses', () => {
  const list = breadcrumbList(
    [
      { label: 'Home', href: '/' },
      { label: 'Search', href: '/search' },
    ],
    'https://dealer.example',
  )
  expect(list).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dealer.example/' },
      { '@type': 'ListItem', position: 2, name: 'Search', item: 'https://dealer.example/search' },
    ],
  })
})

it('leaves an absolute address as it is', () => {
  expect(absolute('https://pictures.example/1.jpg', 'https://dealer.example')).toBe('https://pictures.example/1.jpg')
})
