import { expect, it } from 'vitest'
import { redirectOf } from './redirects.ts'

const REDIRECTS = [
  { from: '/used-cars.php', to: '/search/used-cars' },
  { from: '/vehicle.php', to: '/search' },
  { from: '/vehicle.php?id=7', to: '/models/hilux' },
  { from: '/news/*', to: '/blog' },
  { from: '/news/archive/*', to: 'https://archive.dealer.example/?all=1' },
  { from: '/team', to: '/about-us#team' },
]
const to = (path: string) => redirectOf(REDIRECTS, new URL(path, 'https://www.dealer.example'))

it.each([
  ['/used-cars.php', '/search/used-cars'],
  ['/Used-Cars.php/', '/search/used-cars'],
  ['/used-cars.php?make=Kia', '/search/used-cars?make=Kia'],
  ['/vehicle.php?id=7&x=1', '/models/hilux'],
  ['/vehicle.php?id=8', '/search?id=8'],
  ['/news/2019/01', '/blog'],
  ['/news/archive/1', 'https://archive.dealer.example/?all=1'],
  ['/team?a=1', '/about-us#team'],
  ['/news', null],
  ['/', null],
  ['/%E0%A4%A', null],
])('D-21 %s of a former website leads to %s', (path, target) => {
  expect(to(path)).toBe(target)
})
