/** When a person may be called back, by the value of the form's choice. */
export const callTimes: Readonly<Record<string, string>> = {
  any: 'Any time in opening hours',
  morning: 'Morning, 9AM to noon Eastern',
  afternoon: 'Afternoon, noon to 3PM Eastern',
  late: 'Late afternoon, 3PM to 6PM Eastern',
};
