//! The resolver over shaders of testdata with mistakes put into them. What it says of each input as it is, `xtest check` asks.

use colorfast::diagnostic::{Diagnostics, Severity, SourceFile};
use colorfast::sem::{Features, Program};
use colorfast::util::Interner;
use colorfast::{Compiler, syntax};

fn resolve(source: &str) -> Program {
    Compiler::new().read(source, &Features::all())
}

/// The errors of a source as `rule line N: message`.
fn errors(source: &str) -> Vec<(String, u32, String)> {
    let file = SourceFile::new("test", source);
    let program = resolve(source);
    let errors = program.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    errors
        .map(|error| (error.rule.id.to_owned(), file.location(error.span.start).line, error.message.clone()))
        .collect()
}

/// Puts each of some substitutes in the place of every few tokens of valid shaders.
fn with_one_mistake(mut check: impl FnMut(&str, &str)) {
    const SUBSTITUTES: [&str; 18] =
        ["", "fn ", "}", "{", ")", "(", ";", "@", "<", ",", "if ", "struct ", "= ", "@x(", "else ", "é", "5x", "#"];
    let mut turn = 0;
    for shader in colorfast_testdata::shaders(&["e2e"]) {
        let text = shader.source;
        let tokens = syntax::lexer::tokenize(&text, &mut Interner::new(), &mut Diagnostics::new());
        for token in tokens.iter().skip(turn % 5).step_by(5) {
            turn += 1;
            let substitute = SUBSTITUTES[turn % SUBSTITUTES.len()];
            let (before, after) = (&text[..token.start as usize], &text[token.end as usize..]);
            check(&shader.name, &format!("{before}{substitute}{after}"));
        }
    }
}

#[test]
fn one_mistake_has_few_consequences() {
    let (mut texts, mut total, mut cascades) = (0, 0, Vec::new());
    with_one_mistake(|name, text| {
        let found = errors(text);
        texts += 1;
        total += found.len();
        if found.len() > 3 {
            cascades.push(format!("{name}: {found:#?}"));
        }
    });
    if std::env::var_os("SHOW").is_some() {
        println!("{texts} texts, {total} errors, {} cascades\n{}", cascades.len(), cascades.join("\n"));
    }
    assert!(texts > 3000 && total * 100 < texts * 135, "{total} errors in {texts} texts");
}

#[test]
fn deep_and_long_inputs_neither_overflow_nor_take_long() {
    let nested =
        |depth: usize, open: &str, middle: &str, close: &str| open.repeat(depth) + middle + &close.repeat(depth);
    let inputs = [
        format!("fn f() {{ let x = {}; }}", nested(400, "abs(", "1", ")")),
        format!("fn f() {{ let x = {}; }}", nested(500, "-(", "1", ")")),
        format!("fn f() {{ let x = 1{}; }}", " + 1".repeat(500)),
        format!("fn f() {{ {} }}", nested(250, "if true { ", "let x = 1;", " }")),
        format!(
            "fn f() {{ {} }}",
            nested(120, "loop { switch 1i { default { break; } } if true { break; } ", "", " }")
        ),
        format!("alias T = {};", nested(200, "array<", "i32", ", 1>")),
        (0..5000).map(|n| format!("const c{n} = c{} + 1;\n", n + 1)).collect::<String>() + "const c5000 = 0;",
        (0..3000).map(|n| format!("fn f{n}() {{ f{}(); }}\n", (n + 1) % 3000)).collect::<String>(),
        (0..2000).map(|n| format!("struct S{n} {{ a: S{}, b: S{} }}\n", n + 1, n + 1)).collect::<String>(),
    ];
    for (index, source) in inputs.iter().enumerate() {
        let start = std::time::Instant::now();
        resolve(source);
        assert!(start.elapsed().as_secs() < 5, "input {index} takes {:?}", start.elapsed());
    }
}
