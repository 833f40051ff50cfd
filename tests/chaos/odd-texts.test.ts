import { oddFormContract } from '../../src/console/odd-forms.contract.ts'
import { oddTextContract } from '../../src/console/odd-texts.contract.ts'
import type { SomeTexts } from '../../src/console/testing/odd-forms.ts'

const all: SomeTexts = (texts) => texts

oddFormContract(all)
oddTextContract(all)
