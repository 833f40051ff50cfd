import { expect, it } from 'vitest'
import { say } from '#words/say.ts'
import { storedLines } from './stored-lines.ts'

it.each([
  ['saved-details', '{"name":"Mia","last_name":"Ng","email":"mia@mail.example"}', ['Mia Ng', 'mia@mail.example']],
  [
    'last-enquiry',
    '{"carId":"c1","category":"Test Drive","car":"2021 Kia Carnival"}',
    ['Test Drive', '2021 Kia Carnival'],
  ],
  ['last-enquiry', '{"carId":null,"category":"Careers Enquiry","car":null}', ['Careers Enquiry']],
  ['success-category', '{"north":"Test Drive"}', ['north: Test Drive']],
  ['favourites', '["c1"]', ['1 car']],
  ['compared-cars', '["c1","c2"]', ['2 cars']],
  ['compared-cars', '[]', []],
  ['recent-searches', '["hilux"]', ['“hilux”']],
  ['last-postcode', '4105', ['4105']],
  [
    'visit-trail',
    '{"visited_pages":["/","/search"],"linked_query_params":{"utm_source":"mail"}}',
    ['/', '/search', 'utm_source: mail'],
  ],
  ['left-by', 'k1 /cars/a', ['/cars/a']],
  ['lead-told', 'l1', ['l1']],
  ['cookie-answer', 'accepted ga4', ['You accepted them']],
  ['cookie-answer', 'declined ga4', ['You declined them']],
] as const)('LAW-4 %s is read out in plain lines', (key, text, lines) => {
  expect(storedLines(key, text, say)).toEqual(lines)
})

it.each([null, '', '{}', 'not json', '7', 'null'])(
  'LAW-4 %s under one of our keys counts as nothing stored',
  (text) => {
    for (const key of ['saved-details', 'favourites', 'recent-searches', 'visit-trail', 'last-enquiry'] as const)
      expect(storedLines(key, text, say)).toEqual([])
  },
)
