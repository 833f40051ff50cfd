import type { HomeView } from '#domain/home-view.ts'
import { sampleCards } from '../../fixtures/views/listing.ts'

export async function showHome({
  site,
}: {
  site: { name: string; home: { heading: string | null; introduction: string | null } }
}): Promise<HomeView> {
  const tile = (label: string, n: number) => ({
    label,
    value: label,
    count: 100 - n,
    href: `/search/${label.toLowerCase()}`,
  })
  return {
    metaTitle: site.name,
    metaDescription: site.name,
    heading: site.home.heading ?? site.name,
    introduction: site.home.introduction,
    total: 421,
    placeholder: 'Try ‘electric SUV’',
    makes: ['Toyota', 'Mazda', 'Ford', 'Hyundai', 'Kia', 'Volkswagen'].map(tile),
    bodies: ['suv', 'ute', 'hatchback', 'sedan', 'wagon'].map((b, n) => ({ ...tile(b, n), body: b })),
    conditions: ['New', 'Used', 'Demo'].map(tile),
    latest: sampleCards.slice(0, 6),
    whyBuy: [{ title: 'Inspected here', text: 'On our own hoist, by our own mechanics.' }],
  }
}
