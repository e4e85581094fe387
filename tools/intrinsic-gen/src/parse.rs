//! Tokens to parse tree: one method for each production of `intrinsics/README.md`.

use crate::lex::{Kind, Token, lex};
use crate::model::FileId;
use crate::source::{Error, Sources, Span};
use crate::tree::{
    Argument, Attribute, Condition, Declaration, Entry, File, Intrinsic, IntrinsicKind, Name, Parameter, Prefix,
    Template, Use, Value,
};

/// How deep groups and uses may nest.
const MAX_DEPTH: u32 = 32;

/// The operators, longer ones first.
const OPERATORS: [&str; 20] =
    ["&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "+", "-", "*", "/", "%", "^", "&", "|", "!", "~", "<", ">"];

type Result<T> = std::result::Result<T, Error>;

/// Parses a file that was read.
pub fn parse(sources: &Sources, file: FileId) -> Result<File> {
    let tokens = lex(file, sources.text(file))?;
    let mut parser = Parser { sources, tokens, at: 0, depth: 0 };
    parser.file()
}

struct Parser<'a> {
    sources: &'a Sources,
    tokens: Vec<Token>,
    at: usize,
    depth: u32,
}

impl Parser<'_> {
    fn file(&mut self) -> Result<File> {
        let mut file = File::default();
        while self.peek().kind != Kind::End {
            if self.at_name("import") {
                self.at += 1;
                file.imports.push(self.string("a path in quotes")?);
            } else {
                file.declarations.push(self.declaration()?);
            }
        }
        Ok(file)
    }

    fn declaration(&mut self) -> Result<(Prefix, Declaration)> {
        let mut prefix = self.prefix()?;
        let implicit = if self.eat_name("implicit") { Some(self.templates("(", ")")?) } else { None };
        // Attributes may stand on either side of `implicit(...)`.
        prefix.attributes.extend(self.prefix()?.attributes);
        let token = self.peek();
        let declaration = match self.text(token) {
            "fn" | "ctor" | "conv" | "op" => Declaration::Intrinsic(self.intrinsic(implicit)?),
            _ if implicit.is_some() => return Err(self.expected("`fn`, `ctor`, `conv` or `op` after `implicit(...)`")),
            "enum" => self.enumeration()?,
            "type" => self.type_declaration()?,
            "match" | "matcher" => self.match_declaration()?,
            "{" => self.group()?,
            "import" => {
                return Err(Error::at(token.span, "an import stands at the top of a file and takes no attributes"));
            }
            _ => {
                return Err(self.expected(
                    "a declaration: `import`, `enum`, `type`, `match`, `fn`, `ctor`, `conv`, `op` or a group",
                ));
            }
        };
        Ok((prefix, declaration))
    }

    fn group(&mut self) -> Result<Declaration> {
        self.nested(|parser| {
            parser.expect("{")?;
            let mut declarations = Vec::new();
            while !parser.eat("}") {
                declarations.push(parser.declaration()?);
            }
            Ok(Declaration::Group(declarations))
        })
    }

    fn enumeration(&mut self) -> Result<Declaration> {
        self.at += 1;
        let name = self.name("the enum's name")?;
        self.expect("{")?;
        let mut entries = Vec::new();
        while !self.eat("}") {
            let prefix = self.prefix()?;
            entries.push(Entry { prefix, name: self.name("an entry or `}`")? });
        }
        Ok(Declaration::Enum(name, entries))
    }

    fn type_declaration(&mut self) -> Result<Declaration> {
        self.at += 1;
        let name = self.name("the type's name")?;
        let parameters = if self.at_symbol("<") { self.templates("<", ">")? } else { Vec::new() };
        Ok(Declaration::Type(name, parameters))
    }

    fn match_declaration(&mut self) -> Result<Declaration> {
        self.at += 1;
        let name = self.name("the match's name")?;
        self.expect(":")?;
        let mut members = vec![self.usage()?];
        while self.eat("|") {
            members.push(self.usage()?);
        }
        Ok(Declaration::Match(name, members))
    }

    fn intrinsic(&mut self, before: Option<Vec<Template>>) -> Result<Intrinsic> {
        let start = self.next().span;
        let word = self.sources.slice(start).to_owned();
        let name = if word == "op" { self.operator()? } else { self.name("the intrinsic's name")? };
        let explicit = if self.at_symbol("<") { self.templates("<", ">")? } else { Vec::new() };
        let implicit = match (before, self.at_symbol("[")) {
            (Some(_), true) => {
                return Err(Error::at(
                    self.peek().span,
                    "implicit templates stand either in `implicit(...)` or in `[...]`, not in both",
                ));
            }
            (Some(implicit), false) => implicit,
            (None, true) => self.templates("[", "]")?,
            (None, false) => Vec::new(),
        };
        if self.at_symbol("<") {
            return Err(Error::at(self.peek().span, "explicit templates stand before implicit ones"));
        }
        let parameters = self.parameters()?;
        let result = if self.eat("->") { Some(self.usage()?) } else { None };
        let kind = match (word.as_str(), parameters.len()) {
            ("fn", _) => IntrinsicKind::Function,
            ("ctor", _) => IntrinsicKind::Constructor,
            ("conv", _) => IntrinsicKind::Conversion,
            (_, 1) => IntrinsicKind::UnaryOperator,
            (_, 2) => IntrinsicKind::BinaryOperator,
            _ => return Err(Error::at(name.span, "an operator has one parameter or two")),
        };
        let span = start.to(self.previous());
        Ok(Intrinsic { kind, name, explicit, implicit, parameters, result, span })
    }

    /// An operator: the longest one that the next characters spell.
    fn operator(&mut self) -> Result<Name> {
        let start = self.peek().span;
        let rest = &self.sources.text(start.file)[start.start as usize..];
        let Some(operator) = OPERATORS.iter().find(|operator| rest.starts_with(**operator)) else {
            return Err(self.expected("an operator"));
        };
        let end = start.start + operator.len() as u32;
        while self.peek().kind != Kind::End && self.peek().span.start < end {
            if self.next().span.end > end {
                return Err(Error::at(self.previous(), "an operator and what follows it need a space between them"));
            }
        }
        Ok(Name { text: (*operator).to_owned(), span: Span { end, ..start } })
    }

    fn templates(&mut self, open: &'static str, close: &'static str) -> Result<Vec<Template>> {
        self.list(open, close, |parser| {
            let name = parser.name("a template's name")?;
            let constraint = if parser.eat(":") { Some(parser.usage()?) } else { None };
            Ok(Template { name, constraint })
        })
    }

    fn parameters(&mut self) -> Result<Vec<Parameter>> {
        self.list("(", ")", |parser| {
            let prefix = parser.prefix()?;
            let mut ty = parser.usage()?;
            let mut name = None;
            if parser.at_symbol(":") && ty.arguments.is_empty() && ty.entry.is_none() && !ty.is_number {
                parser.at += 1;
                name = Some(ty.name);
                ty = parser.usage()?;
            }
            Ok(Parameter { prefix, name, ty })
        })
    }

    fn usage(&mut self) -> Result<Use> {
        self.nested(|parser| {
            let token = parser.peek();
            let is_number = token.kind == Kind::Number;
            if !is_number && token.kind != Kind::Name {
                return Err(parser.expected("a type, a number, a match or a template"));
            }
            parser.at += 1;
            let name = parser.named(token);
            let entry = if !is_number && parser.eat(".") { Some(parser.name("an entry's name")?) } else { None };
            let arguments =
                if !is_number && parser.at_symbol("<") { parser.list("<", ">", Self::usage)? } else { Vec::new() };
            Ok(Use { name, is_number, entry, arguments, span: token.span.to(parser.previous()) })
        })
    }

    fn prefix(&mut self) -> Result<Prefix> {
        let mut prefix = Prefix::default();
        loop {
            let token = self.peek();
            if token.kind == Kind::Doc {
                let line = self.text(token)[3..].trim();
                if !prefix.doc.is_empty() {
                    prefix.doc.push('\n');
                }
                prefix.doc.push_str(line);
                self.at += 1;
            } else if self.at_symbol("@") {
                let attribute = self.attribute()?;
                prefix.attributes.push(attribute);
            } else {
                return Ok(prefix);
            }
        }
    }

    fn attribute(&mut self) -> Result<Attribute> {
        let start = self.next().span;
        let name = self.name("an attribute's name")?;
        let (mut arguments, mut conditions) = (Vec::new(), Vec::new());
        if self.eat("(") {
            while !self.at_symbol(")") {
                if self.at_name("if") && !arguments.is_empty() {
                    self.at += 1;
                    conditions.push(self.condition()?);
                    while self.eat("&&") {
                        conditions.push(self.condition()?);
                    }
                    break;
                }
                arguments.push(self.argument()?);
                if !self.eat(",") && !self.at_name("if") {
                    break;
                }
            }
            self.expect(")")?;
        }
        Ok(Attribute { name, arguments, conditions, span: start.to(self.previous()) })
    }

    fn argument(&mut self) -> Result<Argument> {
        let token = self.peek();
        let mut key = None;
        if token.kind == Kind::Name && self.tokens[self.at + 1].kind == Kind::Symbol(":") {
            key = Some(self.named(token));
            self.at += 2;
        }
        let start = self.peek().span;
        let value = self.value()?;
        Ok(Argument { key, value, span: start.to(self.previous()) })
    }

    fn value(&mut self) -> Result<Value> {
        let negative = self.eat("-");
        let token = self.peek();
        let text = self.text(token).to_owned();
        let value = match token.kind {
            Kind::Number => Value::Number(if negative { format!("-{text}") } else { text }),
            Kind::Name if !negative => {
                let mut parts = vec![self.named(token)];
                self.at += 1;
                while self.eat(".") {
                    parts.push(self.name("a name after the point")?);
                }
                let texts: Vec<&str> = parts.iter().map(|part| part.text.as_str()).collect();
                return Ok(if parts.len() == 1 { Value::Name(text) } else { Value::Path(texts.join("."), parts) });
            }
            Kind::String if !negative => Value::Text(text[1..text.len() - 1].to_owned()),
            _ => return Err(self.expected("a name, a string or a number")),
        };
        self.at += 1;
        Ok(value)
    }

    fn condition(&mut self) -> Result<Condition> {
        let subject = self.name("what the condition asks about")?;
        let op = if self.eat(">") {
            if self.eat("=") { ">=" } else { ">" }
        } else {
            match ["<=", "<", "==", "!="].into_iter().find(|op| self.eat(op)) {
                Some(op) => op,
                None => return Err(self.expected("a comparison")),
            }
        };
        let value = self.value()?;
        let span = subject.span.to(self.previous());
        Ok(Condition { subject, op, value, span })
    }

    fn list<T>(
        &mut self,
        open: &'static str,
        close: &'static str,
        mut item: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        self.expect(open)?;
        let mut items = Vec::new();
        while !self.at_symbol(close) {
            items.push(item(self)?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(close)?;
        Ok(items)
    }

    fn nested<T>(&mut self, body: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth == MAX_DEPTH {
            return Err(Error::at(self.peek().span, format!("nested more than {MAX_DEPTH} deep")));
        }
        self.depth += 1;
        let result = body(self);
        self.depth -= 1;
        result
    }

    fn peek(&self) -> Token {
        self.tokens[self.at]
    }

    /// Takes the next token; the end stays.
    fn next(&mut self) -> Token {
        let token = self.peek();
        if token.kind != Kind::End {
            self.at += 1;
        }
        token
    }

    fn previous(&self) -> Span {
        self.tokens[self.at.saturating_sub(1)].span
    }

    fn text(&self, token: Token) -> &str {
        self.sources.slice(token.span)
    }

    fn named(&self, token: Token) -> Name {
        Name { text: self.text(token).to_owned(), span: token.span }
    }

    fn at_symbol(&self, symbol: &str) -> bool {
        matches!(self.peek().kind, Kind::Symbol(found) if found == symbol)
    }

    fn at_name(&self, name: &str) -> bool {
        self.peek().kind == Kind::Name && self.text(self.peek()) == name
    }

    fn eat(&mut self, symbol: &str) -> bool {
        let found = self.at_symbol(symbol);
        self.at += usize::from(found);
        found
    }

    fn eat_name(&mut self, name: &str) -> bool {
        let found = self.at_name(name);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, symbol: &'static str) -> Result<()> {
        if self.eat(symbol) { Ok(()) } else { Err(self.expected(&format!("`{symbol}`"))) }
    }

    fn name(&mut self, what: &str) -> Result<Name> {
        let token = self.peek();
        if token.kind != Kind::Name {
            return Err(self.expected(what));
        }
        self.at += 1;
        Ok(self.named(token))
    }

    fn string(&mut self, what: &str) -> Result<Name> {
        let token = self.peek();
        if token.kind != Kind::String {
            return Err(self.expected(what));
        }
        self.at += 1;
        let text = self.text(token);
        Ok(Name { text: text[1..text.len() - 1].to_owned(), span: token.span })
    }

    fn expected(&self, what: &str) -> Error {
        let token = self.peek();
        let found = match token.kind {
            Kind::End => "the end of the file".to_owned(),
            _ => format!("`{}`", self.text(token)),
        };
        Error::at(token.span, format!("expected {what}, found {found}"))
    }
}
