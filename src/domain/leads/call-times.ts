import { msg } from '@lingui/core/runtime-macro';
import type { Choices } from '../forms/form-field.ts';

/** When a person may be called back, by the value of the form's choice. */
export const callTimes: Choices = {
  any: msg`Any time in opening hours`,
  morning: msg`Morning, 9AM to noon Eastern`,
  afternoon: msg`Afternoon, noon to 3PM Eastern`,
  late: msg`Late afternoon, 3PM to 6PM Eastern`,
};
