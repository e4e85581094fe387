//! Words to declarations.

use super::{Attribute, Declaration, Function, Module, Stage, Struct, Token, lex};

/// Finds the declarations of a text. What has another form is clang's affair.
pub fn parse(text: &str) -> Module {
    let mut parser = Parser { tokens: lex(text), at: 0 };
    let mut module = Module::default();
    while parser.at < parser.tokens.len() {
        parser.declaration(&mut module);
    }
    module
}

struct Parser {
    tokens: Vec<Token>,
    at: usize,
}

impl Parser {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", |token| token.text.as_str())
    }

    fn line(&self) -> usize {
        self.tokens.get(self.at).map_or(0, |token| token.line)
    }

    fn next(&mut self) -> String {
        let text = self.peek().to_owned();
        self.at += 1;
        text
    }

    fn accept(&mut self, text: &str) -> bool {
        let found = self.peek() == text;
        self.at += usize::from(found);
        found
    }

    /// Goes behind the bracket that closes the one at hand, and gives what is between.
    fn brackets(&mut self, open: &str, close: &str) -> Vec<Token> {
        let start = self.at + 1;
        let mut depth = 0_usize;
        while self.at < self.tokens.len() {
            let text = self.next();
            if text == open {
                depth += 1;
            } else if text == close {
                depth -= 1;
                if depth == 0 {
                    return self.tokens[start..self.at - 1].to_vec();
                }
            }
        }
        Vec::new()
    }

    fn skip_statement(&mut self) {
        while self.at < self.tokens.len() && !self.accept(";") {
            if self.peek() == "{" {
                self.brackets("{", "}");
            } else {
                self.at += 1;
            }
        }
    }

    fn declaration(&mut self, module: &mut Module) {
        let line = self.line();
        let is_template = self.accept("template");
        if is_template {
            self.brackets("<", ">");
        }
        match self.peek() {
            text if text.starts_with('#') => {
                let directive = self.next();
                module.directives.push(directive);
            }
            "using" | "typedef" => self.skip_statement(),
            ";" => self.at += 1,
            "struct" => {
                self.at += 1;
                let name = self.next();
                let body = self.brackets("{", "}");
                self.accept(";");
                if !is_template {
                    let members = Self { tokens: body, at: 0 }.members();
                    module.structs.push(Struct { name, members, line });
                }
            }
            _ => self.function_or_variable(module, line),
        }
    }

    fn members(mut self) -> Vec<Declaration> {
        let mut members = Vec::new();
        while self.at < self.tokens.len() {
            let start = self.at;
            while self.at < self.tokens.len() && self.peek() != ";" {
                self.at += 1;
            }
            members.push(declaration(&self.tokens[start..self.at]));
            self.at += 1;
        }
        members
    }

    fn function_or_variable(&mut self, module: &mut Module, line: usize) {
        let attributes = self.attributes();
        let stage = match self.peek() {
            "vertex" => Some(Stage::Vertex),
            "fragment" => Some(Stage::Fragment),
            "kernel" => Some(Stage::Kernel),
            _ => None,
        };
        self.at += usize::from(stage.is_some());
        let start = self.at;
        while self.at < self.tokens.len() && !["(", ";", "=", "{"].contains(&self.peek()) {
            self.at += 1;
        }
        let head = self.tokens[start..self.at].to_vec();
        if self.peek() != "(" {
            self.skip_statement();
            module.variables.push(declaration(&head));
            return;
        }
        let params = self.brackets("(", ")");
        let return_attributes = self.attributes();
        if self.peek() != "{" {
            return self.skip_statement();
        }
        let body = self.brackets("{", "}");
        let (name, returns) = head.split_last().map_or_else(Default::default, |(name, ty)| {
            (name.text.clone(), ty.iter().map(|token| token.text.clone()).collect())
        });
        let params = split(&params).into_iter().map(declaration).collect();
        module.functions.push(Function { attributes, stage, returns, return_attributes, name, params, body, line });
    }

    fn attributes(&mut self) -> Vec<Attribute> {
        let mut attributes = Vec::new();
        while self.peek() == "[[" {
            attributes.extend(split(&self.brackets("[[", "]]")).into_iter().map(attribute));
        }
        attributes
    }
}

/// Cuts at the commas outside of brackets.
fn split(tokens: &[Token]) -> Vec<&[Token]> {
    let mut parts = Vec::new();
    let (mut start, mut depth) = (0, 0_i32);
    for (at, token) in tokens.iter().enumerate() {
        match token.text.as_str() {
            "(" | "[" | "[[" | "<" | "{" => depth += 1,
            ")" | "]" | "]]" | ">" | "}" => depth -= 1,
            "," if depth == 0 => {
                parts.push(&tokens[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if start < tokens.len() {
        parts.push(&tokens[start..]);
    }
    parts
}

fn attribute(tokens: &[Token]) -> Attribute {
    let text = |tokens: &[Token]| tokens.iter().map(|token| token.text.as_str()).collect::<String>();
    match tokens.iter().position(|token| token.text == "(") {
        Some(open) => Attribute {
            name: text(&tokens[..open]),
            argument: Some(text(&tokens[open + 1..tokens.len().max(open + 2) - 1])),
        },
        None => Attribute { name: text(tokens), argument: None },
    }
}

/// `TYPE NAME [[ATTRIBUTES]] [COUNT]`
fn declaration(tokens: &[Token]) -> Declaration {
    let line = tokens.first().map_or(0, |token| token.line);
    let mut parser = Parser { tokens: tokens.to_vec(), at: 0 };
    while parser.at < tokens.len() && !["[[", "["].contains(&parser.peek()) {
        parser.at += 1;
    }
    let (name, ty) = tokens[..parser.at].split_last().map_or_else(Default::default, |(name, ty)| {
        (name.text.clone(), ty.iter().map(|token| token.text.clone()).collect())
    });
    let attributes = parser.attributes();
    let is_array = parser.peek() == "[";
    Declaration { ty, name, attributes, is_array, line }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_are_found() {
        let text = "#include <metal_stdlib>\ntemplate<typename T, size_t N>\nstruct a {\n  T elements[N];\n};\n\
            struct S {\n  float4 p [[position, invariant]];\n  float c [[clip_distance]] [2];\n};\n\
            constant a<float, 2> t = {1.0f, 2.0f};\n\
            [[max_total_threads_per_threadgroup(4)]]\nkernel void k(uint3 id [[thread_position_in_grid]], device a<S, 1>* b [[buffer(1)]]) { f(x[y[0]]); }\n";
        let module = parse(text);
        assert_eq!(module.structs.len(), 1);
        let members = &module.structs[0].members;
        assert_eq!(members[0].attributes.len(), 2);
        assert!(members[1].is_array && members[1].name == "c");
        assert_eq!(module.variables[0].plain_type(), "constanta<float,2>");
        let kernel = &module.functions[0];
        assert_eq!((kernel.stage, kernel.name.as_str(), kernel.params.len()), (Some(Stage::Kernel), "k", 2));
        assert_eq!(kernel.attributes[0].number(), Some(4));
        assert_eq!(kernel.params[1].attributes[0].number(), Some(1));
        assert_eq!(kernel.params[1].plain_type(), "devicea<S,1>*");
        assert_eq!(kernel.body.len(), 10);
    }
}
