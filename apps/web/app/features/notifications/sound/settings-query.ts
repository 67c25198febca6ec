export const settingsQuery = {
  label: 'notification settings',
  call: 'GET /notifications/settings',
  input: {},
} as const;
