export default {
  mode: 'production',
  devtool: false,
  entry: './main.js',
  // Pages that require Trusted Types have webpack load its parts by them only when it is told to.
  output: { publicPath: 'auto', clean: true, trustedTypes: true },
  performance: { hints: false },
};
