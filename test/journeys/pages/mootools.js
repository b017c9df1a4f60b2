import 'mootools';
