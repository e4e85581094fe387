//! How fast the lexer and the parser are: `cargo run --release -p colorfast --example parse_speed -- FILE.wgsl …`.
//!
//! Without files it takes every input of testdata/e2e. Prints megabytes (10^6) of text in a second, the best of several runs.

use colorfast::diagnostic::Diagnostics;
use colorfast::syntax::{lexer, parse};
use colorfast::util::Interner;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::Instant;

fn inputs(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        match path.is_dir() {
            true => inputs(&path, found),
            false if path.extension().is_some_and(|extension| extension == "wgsl") => found.push(path),
            false => {}
        }
    }
}

/// Megabytes in a second at which `work` goes through all of `texts`.
fn speed(texts: &[String], mut work: impl FnMut(&str)) -> f64 {
    let bytes: usize = texts.iter().map(String::len).sum();
    let repeats = 20_000_000 / bytes.max(1) + 1;
    let run = |work: &mut dyn FnMut(&str)| {
        let start = Instant::now();
        for _ in 0..repeats {
            texts.iter().for_each(|text| work(text));
        }
        (bytes * repeats) as f64 / 1e6 / start.elapsed().as_secs_f64()
    };
    (0..5).map(|_| run(&mut work)).fold(0.0, f64::max)
}

fn main() {
    let mut paths: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if paths.is_empty() {
        inputs(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata/e2e"), &mut paths);
    }
    let texts: Vec<String> = paths.iter().map(|path| std::fs::read_to_string(path).expect("a text file")).collect();
    let joined = [texts.concat()];
    println!("{} files, {} bytes", texts.len(), joined[0].len());
    for (name, texts) in [("each file by itself", &texts[..]), ("all as one text", &joined)] {
        let lex =
            speed(texts, |text| drop(black_box(lexer::tokenize(text, &mut Interner::new(), &mut Diagnostics::new()))));
        let all = speed(texts, |text| drop(black_box(parse(text, &mut Interner::new(), &mut Diagnostics::new()))));
        println!("{name}: lexer {lex:.0} MB/s, lexer and parser {all:.0} MB/s");
    }
}
