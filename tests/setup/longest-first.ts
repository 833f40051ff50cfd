import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, whatever their size says: one of them at the end of a run would leave the other workers idle. */
const LONGEST =
  /(every-page-\w+|console-(pages|passkey|feeds|photos)|form-errands|consent|npm-start|find-and-compare|listing-weight)\.test\.ts$/

/** Runs the longest files first; vitest goes by their last durations, or by their sizes in a checkout that never ran them. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
