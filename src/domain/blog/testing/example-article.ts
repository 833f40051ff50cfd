import { picture } from '../../car/car-picture.ts'
import type { Article } from '../article.ts'

/** An article of a dealer in Brisbane, with the given fields changed. */
export function exampleArticle(change: Partial<Article> = {}): Article {
  return {
    slug: 'first-car',
    title: 'A first car that is no worry',
    description: 'What to look for under $15,000.',
    date: '2026-11-01',
    updated: null,
    category: 'buying-used',
    picture: picture('/pictures/made/hatchback-blue-front-1600.webp', 'A blue hatchback'),
    featured: false,
    html: '<p>Look under the carpet.</p>',
    sections: [],
    minutes: 3,
    ...change,
  }
}
