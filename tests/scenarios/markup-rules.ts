import { type DOMReadyEvent, type HtmlElement, HtmlValidate, type Plugin, Rule } from 'html-validate'

/** Rules of the HTML standard that html-validate lacks; the Nu HTML checker (vnu) reports both. */
class GroupOfADescriptionList extends Rule {
  setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const group of document.querySelectorAll('dl > div'))
        for (const child of group.childElements)
          if (!['dt', 'dd', 'script', 'template'].includes(child.tagName))
            this.report(child, `<${child.tagName}> must not be a child of a <div> in a <dl>`)
    })
  }
}

class PlaceholderOfARequiredSelect extends Rule {
  setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const select of document.querySelectorAll('select[required]')) {
        if (select.hasAttribute('multiple') || Number(attribute(select, 'size') ?? 1) > 1) continue
        const [first] = select.querySelectorAll('option')
        if (!first || attribute(first, 'value') !== '')
          this.report(select, 'the first <option> of a required <select> must have an empty value')
      }
    })
  }
}

/** K-21: of several articles, forms or notes of a page each has a name of its own. */
class NamesThatTellApart extends Rule {
  setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      const isNamed = (element: HtmlElement) =>
        element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')
      const articles = document.querySelectorAll('article')
      for (const article of articles) {
        const name = attribute(article, 'aria-label')
        if (articles.length > 1 && !isNamed(article)) this.report(article, 'one <article> of several has no name')
        // Such as the asterisk beside a comparison rate, of which a listing has one for each car.
        for (const link of article.querySelectorAll('a[aria-label]'))
          if (attribute(link, 'href')?.startsWith('#') && name && !attribute(link, 'aria-label')?.includes(name))
            this.report(link, `a link to a note does not say that it is of '${name}'`)
      }
      const searches = document.querySelectorAll('search form')
      const forms = document.querySelectorAll('form').filter((form) => !searches.includes(form) && hasFields(form))
      if (forms.length > 1)
        for (const form of forms) if (!isNamed(form)) this.report(form, 'one <form> of several has no name')
    })
  }
}

function hasFields(form: HtmlElement): boolean {
  return form.querySelectorAll('input, select, textarea').some((field) => attribute(field, 'type') !== 'hidden')
}

function attribute(element: HtmlElement, name: string): string | null {
  return element.getAttribute(name)?.value?.toString() ?? null
}

const plugin: Plugin = {
  name: 'forecourt',
  rules: {
    'forecourt/description-list': GroupOfADescriptionList,
    'forecourt/required-select': PlaceholderOfARequiredSelect,
    'forecourt/names': NamesThatTellApart,
  },
}

/** Validates against the HTML standard. Axe tests accessibility; React's attribute style is accepted. */
export const validator = new HtmlValidate({
  root: true,
  plugins: [plugin],
  extends: ['html-validate:standard'],
  rules: {
    'heading-level': 'error',
    'forecourt/description-list': 'error',
    'forecourt/required-select': 'error',
    'forecourt/names': 'error',
  },
})
