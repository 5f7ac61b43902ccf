/** The eight services in their order (specification, section 3). */
export const SERVICE_TITLES = [
  'Educational Consultancy',
  'Corporate and Institutional Training',
  'Life Coaching',
  'Public Speaking & Keynote Engagements',
  'Guidance and Career Counselling',
  'Foreign and Local Admission Advisory & Placement',
  'Recruitment Services',
  'Youth and Family Empowerment Programs',
] as const;
