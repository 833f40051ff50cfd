import { expect, it } from 'vitest'
import { pictureUses } from './picture-uses.ts'

it('STUDIO-18 finds a picture in options, items of lists, inherited values, pages and articles, and in no words about it', () => {
  const hash = { hash: 'a' }
  const json = {
    home: { image: '/site-files/hero.jpg' },
    offers: { list: [{ id: 'easter', image: 'hero.jpg', title: 'hero.jpg gone.jpg' }] },
    pictures: { 'hero.jpg': { alt: 'hero.jpg' } },
  }
  const files = {
    'site.json': { json },
    'hero.jpg': hash,
    'logo.svg': hash,
    'pages/yard.jpg': hash,
    'pages/us.md': hash,
  }
  const texts = new Map([
    ['pages/us.md', 'See ![the yard](yard.jpg "Ours") and ![the hero](../hero.jpg).'],
    ['blog/news.md', '---\npicture:  ../pages/yard.jpg \n---\n'],
  ])
  const uses = pictureUses({ files, inherited: { 'site.json': { branding: { logo: 'logo.svg' } } } }, texts)
  expect(Object.fromEntries(uses)).toEqual({
    'hero.jpg': [['site.json', 'home', 'image'], ['site.json', 'offers', 'list', '@easter', 'image'], ['pages/us.md']],
    'logo.svg': [['site.json', 'branding', 'logo']],
    'pages/yard.jpg': [['pages/us.md'], ['blog/news.md']],
  })
})
