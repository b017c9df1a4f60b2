export default {
  mode: 'production',
  devtool: false,
  entry: './main.js',
  output: { publicPath: 'auto', clean: true },
  performance: { hints: false },
};
