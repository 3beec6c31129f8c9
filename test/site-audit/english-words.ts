/** Words that no Spanish sentence has and no name of ours either. */
export const englishWords =
  /(?<!\p{L})(?:The|And|With|Your|You|the|and|of|with|your|you|is|are|was|to|from|this|these|that|by|or|on|at|it|its|our|we|here|buses|miles|away|seats|passengers|battery|wheelchair|brakes|engine|electric|search|read|minutes|article|in English)(?!\p{L})/u;
