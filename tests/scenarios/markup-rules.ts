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

function attribute(element: HtmlElement, name: string): string | null {
  return element.getAttribute(name)?.value?.toString() ?? null
}

const plugin: Plugin = {
  name: 'forecourt',
  rules: {
    'forecourt/description-list': GroupOfADescriptionList,
    'forecourt/required-select': PlaceholderOfARequiredSelect,
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
  },
})
