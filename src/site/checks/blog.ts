import { check, repeated, unknownName } from './check.ts'

/** CONTENT-1: each category is listed once, and cards name categories that exist. */
export const blogChecks = [
  check(['blog'], ({ blog }) => [
    ...repeated(
      blog.categories,
      ({ slug }) => slug,
      (index) => ['blog', 'categories', index, 'slug'],
    ),
    ...blog.cards.flatMap(({ categories }, card) =>
      categories.flatMap((slug, index) =>
        unknownName(
          ['blog', 'cards', card, 'categories', index],
          'category',
          slug,
          blog.categories.map((category) => category.slug),
        ),
      ),
    ),
  ]),
]
