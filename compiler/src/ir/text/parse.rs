//! The parser of the text form: the module's parts. Instructions and types are in their own files.

use hashbrown::HashMap;

use super::lex::{Kind, Token, tokens};
use crate::Store;
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Severity, Span};
use crate::ir::{
    Binding, BlockId, Builder, Cursor, DiagnosticFilter, DialectProperties, FunctionId, InstId, Module, Value, ValueId,
};
use crate::types::{
    BuiltinValue, DepthMode, Interpolation, InterpolationSampling, InterpolationType, IoAttributes, ShaderStage,
    StructMember, StructType, TypeId, Types,
};
use crate::util::Symbol;

pub(super) const SYNTAX: Rule = Rule::new("ir/syntax", "");

/// A failed step; the first failure ends the parse.
pub(super) type Step<T> = Result<T, Box<Diagnostic>>;

/// Parses the text of a module. The first error ends the parse; its span is in the text, and so are those of instructions without a
/// written location.
pub fn parse(text: &str) -> Result<Module, Diagnostics> {
    let mut module = Module::new(Store::new());
    let mut parser = Parser {
        tokens: tokens(text),
        at: 0,
        module: &mut module,
        globals: HashMap::new(),
        locals: HashMap::new(),
        functions: HashMap::new(),
        structs: HashMap::new(),
        pending_values: Vec::new(),
        pending_functions: Vec::new(),
        counts: Vec::new(),
        depth: 0,
    };
    match parser.module() {
        Ok(()) => Ok(module),
        Err(diagnostic) => Err(Diagnostics::from(*diagnostic)),
    }
}

pub(super) struct Parser<'t, 'm> {
    tokens: Vec<Token<'t>>,
    at: usize,
    pub(super) module: &'m mut Module,
    /// Values of the root block, and of the function being parsed, by spelling.
    pub(super) globals: HashMap<&'t str, ValueId>,
    pub(super) locals: HashMap<&'t str, ValueId>,
    functions: HashMap<&'t str, FunctionId>,
    pub(super) structs: HashMap<&'t str, TypeId>,
    /// Operands that name values defined later: instruction, operand index, spelling.
    pub(super) pending_values: Vec<(InstId, usize, Token<'t>)>,
    pub(super) pending_functions: Vec<(InstId, usize, Token<'t>)>,
    counts: Vec<(usize, Value, Span)>,
    pub(super) depth: u32,
}

impl<'t> Parser<'t, '_> {
    fn module(&mut self) -> Step<()> {
        loop {
            self.skip_newlines();
            let token = self.peek();
            match (token.kind, token.text) {
                (Kind::End, _) => break,
                (Kind::Word, "allow") => self.property()?,
                (Kind::Word, "enable") => {
                    self.next();
                    let name = self.symbol()?;
                    self.module.extensions.push(name);
                }
                (Kind::Word, "diagnostic") => self.filter()?,
                (Kind::Word, "struct") => self.structure()?,
                (Kind::Word, "root") => self.root()?,
                (Kind::Word, "count") => self.count()?,
                (Kind::Word, "fn") | (Kind::At, _) => self.function()?,
                _ => return self.fail("expected a directive, 'struct', 'root', 'count' or a function"),
            }
        }
        self.finish()
    }

    /// Ties what was named before it was defined.
    fn finish(&mut self) -> Step<()> {
        for (inst, index, token) in std::mem::take(&mut self.pending_functions) {
            match self.functions.get(&token.text[1..]) {
                Some(&function) => self.module.set_operand(inst, index, function.into()),
                None => return Err(error(token.span, format!("no function '{}'", token.text))),
            }
        }
        let used = (0..self.module.counts.len()).find(|index| !self.counts.iter().any(|(count, ..)| count == index));
        match used {
            Some(index) => Err(error(Span::NONE, format!("no value is given for count #{index}"))),
            None => Ok(()),
        }
    }

    fn property(&mut self) -> Step<()> {
        self.next();
        let name = self.expect(Kind::Word, "a dialect property")?;
        let Some((_, property)) = DialectProperties::NAMES.iter().find(|(known, _)| *known == name.text) else {
            return Err(error(name.span, format!("no dialect property is called '{}'", name.text)));
        };
        self.module.properties = self.module.properties.union(*property);
        Ok(())
    }

    fn filter(&mut self) -> Step<()> {
        self.next();
        let severity = self.expect(Kind::Word, "a severity")?;
        let severity = match severity.text {
            "error" => Some(Severity::Error),
            "warning" => Some(Severity::Warning),
            "info" => Some(Severity::Info),
            "off" => None,
            _ => return Err(error(severity.span, "expected 'error', 'warning', 'info' or 'off'")),
        };
        let rule = self.symbol()?;
        self.module.filters.push(DiagnosticFilter { rule, severity });
        Ok(())
    }

    fn structure(&mut self) -> Step<()> {
        self.next();
        let spelling = self.expect(Kind::Word, "a structure's name")?.text;
        let name = self.intern(base_name(spelling));
        let family = if self.eat("of") { Some(self.symbol()?) } else { None };
        self.punctuation("{")?;
        self.skip_newlines();
        let mut members = Vec::new();
        while !self.eat("}") {
            members.push(self.member()?);
            self.skip_newlines();
        }
        Types::lay_out_members(&mut members);
        let ty = self.module.store.types.declare_struct(StructType { name, members, builtin_family: family });
        self.structs.insert(spelling, ty);
        Ok(())
    }

    fn member(&mut self) -> Step<StructMember> {
        let name = self.symbol()?;
        self.punctuation(":")?;
        let ty = self.ty()?;
        let natural = self.module.store.types.layout(ty);
        let mut member = StructMember {
            name,
            ty,
            offset: 0,
            size: natural.size,
            align: natural.align,
            explicit_layout: false,
            io: IoAttributes::default(),
        };
        if self.eat("@align") {
            member.align = self.parenthesised_integer()?;
            if !member.align.is_power_of_two() {
                return self.fail("an alignment is a power of two");
            }
            member.explicit_layout = true;
        }
        if self.eat("@size") {
            member.size = self.parenthesised_integer()?.into();
            member.explicit_layout = true;
        }
        member.io = self.io()?;
        Ok(member)
    }

    /// Attributes of stage inputs and outputs, as many as there are.
    pub(super) fn io(&mut self) -> Step<IoAttributes> {
        let mut io = IoAttributes::default();
        loop {
            let token = self.peek();
            match token.text {
                "@builtin" => (io.builtin, io.depth_mode) = self.builtin()?,
                "@location" => io.location = Some(self.attribute_integer()?),
                "@blend_src" => io.blend_src = Some(self.attribute_integer()?),
                "@interpolate" => io.interpolation = Some(self.interpolation()?),
                "@invariant" => {
                    self.next();
                    io.invariant = true;
                }
                _ => return Ok(io),
            }
        }
    }

    /// A built-in value, and what it promises of depth.
    fn builtin(&mut self) -> Step<(Option<BuiltinValue>, Option<DepthMode>)> {
        self.next();
        self.punctuation("(")?;
        let builtin = self.enumerant("a built-in value", BuiltinValue::of_any_name)?;
        let mode = if self.peek().text == "," {
            self.next();
            Some(self.enumerant("a depth mode", DepthMode::from_name)?)
        } else {
            None
        };
        self.punctuation(")")?;
        Ok((Some(builtin), mode))
    }

    fn attribute_integer(&mut self) -> Step<u32> {
        self.next();
        self.parenthesised_integer()
    }

    fn interpolation(&mut self) -> Step<Interpolation> {
        self.next();
        self.punctuation("(")?;
        let kind = self.enumerant("an interpolation type", InterpolationType::from_name)?;
        let sampling = if self.eat(",") {
            Some(self.enumerant("an interpolation sampling", InterpolationSampling::from_name)?)
        } else {
            None
        };
        self.punctuation(")")?;
        Ok(Interpolation { kind, sampling })
    }

    /// `@group(0) @binding(1)`, if there.
    pub(super) fn binding(&mut self) -> Step<Option<Binding>> {
        if !self.eat("@group") {
            return Ok(None);
        }
        let group = self.parenthesised_integer()?;
        if !self.eat("@binding") {
            return self.fail("expected '@binding'");
        }
        Ok(Some(Binding { group, binding: self.parenthesised_integer()? }))
    }

    pub(super) fn parenthesised_integer(&mut self) -> Step<u32> {
        self.punctuation("(")?;
        let value = self.integer()?;
        self.punctuation(")")?;
        Ok(value)
    }

    fn root(&mut self) -> Step<()> {
        self.next();
        self.block(self.module.root())?;
        self.globals.extend(self.locals.drain());
        self.tie_values()
    }

    fn tie_values(&mut self) -> Step<()> {
        for (inst, index, token) in std::mem::take(&mut self.pending_values) {
            match self.locals.get(token.text).or_else(|| self.globals.get(token.text)) {
                Some(&value) => self.module.set_operand(inst, index, value.into()),
                None => return Err(error(token.span, format!("no value '{}'", token.text))),
            }
        }
        Ok(())
    }

    fn count(&mut self) -> Step<()> {
        self.next();
        let count = self.expect(Kind::Count, "a count")?;
        let Ok(index) = count.text[1..].parse::<usize>() else {
            return Err(error(count.span, "a count is '#' and a number"));
        };
        self.punctuation("=")?;
        let token = self.peek();
        let value = match self.operand(None)? {
            Some(value) => value,
            None => return Err(error(token.span, "expected a value of the root block")),
        };
        self.reserve_count(index, token.span)?;
        self.module.counts[crate::util::Id::from_index(index)] = value;
        self.counts.push((index, value, token.span));
        Ok(())
    }

    /// Makes counts up to `index` exist. Their values follow.
    pub(super) fn reserve_count(&mut self, index: usize, span: Span) -> Step<()> {
        if index > self.tokens.len() {
            return Err(error(span, "counts are numbered without gaps"));
        }
        let one = self.module.store.constants.u32(1);
        let len = self.module.counts.len().max(index + 1);
        self.module.counts.resize(len, one.into());
        Ok(())
    }

    fn function(&mut self) -> Step<()> {
        let mut stage = None;
        let (mut workgroup_size, mut subgroup_size) = (None, None);
        while self.peek().kind == Kind::At {
            let token = self.next();
            match ShaderStage::from_name(&token.text[1..]) {
                Some(found) => stage = Some(found),
                None if token.text == "@workgroup_size" => workgroup_size = Some(self.workgroup_size()?),
                None if token.text == "@subgroup_size" => subgroup_size = Some(self.subgroup_size()?),
                None => return Err(error(token.span, "expected a stage, '@workgroup_size' or '@subgroup_size'")),
            }
            self.skip_newlines();
        }
        if !self.eat("fn") {
            return self.fail("expected 'fn'");
        }
        let token = self.expect(Kind::Word, "a function's name")?;
        let spelling = token.text;
        let name = self.intern(base_name(spelling));
        let params = self.params()?;
        let types: Vec<TypeId> = params.iter().map(|(_, ty, ..)| *ty).collect();
        let function = self.module.create_function(name, TypeId::VOID, &types);
        self.functions.insert(spelling, function);
        for (index, (spelling, _, io, binding)) in params.into_iter().enumerate() {
            let value = self.module.function_params(function).get(index).expect("one value a parameter");
            self.define(spelling, value)?;
            self.module.function_mut(function).param_info[index] = crate::ir::FunctionParam { io, binding };
        }
        self.function_head(function, token.span)?;
        let data = self.module.function_mut(function);
        (data.stage, data.workgroup_size, data.subgroup_size) = (stage, workgroup_size, subgroup_size);
        let body = data.block;
        self.block(body)?;
        self.tie_values()?;
        self.locals.clear();
        Ok(())
    }

    /// What stands between the parameters and the body.
    fn function_head(&mut self, function: FunctionId, place: Span) -> Step<()> {
        if self.eat("->") {
            let ty = self.ty()?;
            let io = self.io()?;
            let data = self.module.function_mut(function);
            (data.return_type, data.return_io) = (ty, io);
        }
        if self.eat("uses") {
            loop {
                let token = self.expect(Kind::Value, "a module-scope variable")?;
                let Some(&value) = self.globals.get(token.text) else {
                    return Err(error(token.span, format!("no module-scope value '{}'", token.text)));
                };
                self.module.function_mut(function).resources.push(value);
                if !self.eat(",") {
                    break;
                }
            }
        }
        let span = self.location(place);
        self.module.function_mut(function).span = span;
        Ok(())
    }

    fn subgroup_size(&mut self) -> Step<Value> {
        self.punctuation("(")?;
        let size = self.dimension()?;
        self.punctuation(")")?;
        Ok(size)
    }

    fn dimension(&mut self) -> Step<Value> {
        match self.operand(None)? {
            Some(value) => Ok(value),
            None => self.fail("expected a constant or a value of the root block"),
        }
    }

    fn workgroup_size(&mut self) -> Step<[Value; 3]> {
        self.punctuation("(")?;
        let mut size = Vec::new();
        loop {
            size.push(self.dimension()?);
            if !self.eat(",") {
                break;
            }
        }
        self.punctuation(")")?;
        size.try_into().or_else(|_| self.fail("a workgroup size has three dimensions"))
    }

    #[allow(clippy::type_complexity, reason = "a list private to one caller")]
    fn params(&mut self) -> Step<Vec<(Token<'t>, TypeId, IoAttributes, Option<Binding>)>> {
        self.punctuation("(")?;
        let mut params = Vec::new();
        while !self.eat(")") {
            if !params.is_empty() {
                self.punctuation(",")?;
            }
            let (name, ty) = self.definition()?;
            params.push((name, ty, self.io()?, self.binding()?));
        }
        Ok(params)
    }

    /// `%name: type`
    pub(super) fn definition(&mut self) -> Step<(Token<'t>, TypeId)> {
        let name = self.expect(Kind::Value, "a value's name")?;
        self.punctuation(":")?;
        Ok((name, self.ty()?))
    }

    /// Enters a defined value under its spelling. Digits alone are no name.
    pub(super) fn define(&mut self, spelling: Token<'t>, value: ValueId) -> Step<()> {
        let name = base_name(&spelling.text[1..]);
        if !name.bytes().all(|byte| byte.is_ascii_digit()) {
            let symbol = self.intern(name);
            self.module.set_name(value, Some(symbol));
        }
        if self.globals.contains_key(spelling.text) || self.locals.insert(spelling.text, value).is_some() {
            return Err(error(spelling.span, format!("'{}' is defined twice", spelling.text)));
        }
        Ok(())
    }

    /// `{ instructions }` into `block`.
    pub(super) fn block(&mut self, block: BlockId) -> Step<()> {
        self.punctuation("{")?;
        if self.peek().kind != Kind::Newline && self.peek().text != "}" {
            return self.fail("an instruction stands on its own line");
        }
        self.depth += 1;
        if self.depth > crate::ir::MAX_CONTROL_DEPTH + 1 {
            return self.fail("blocks nest too deep");
        }
        loop {
            self.skip_newlines();
            if self.eat("}") {
                self.depth -= 1;
                return Ok(());
            }
            self.inst(block)?;
            if self.peek().kind != Kind::Newline && self.peek().text != "}" {
                return self.fail("expected the end of the instruction");
            }
        }
    }

    /// `!12..34` or `!-`; where none is written, `otherwise`, a place in the text itself.
    pub(super) fn location(&mut self, otherwise: Span) -> Span {
        let token = self.peek();
        if token.kind != Kind::Location {
            return otherwise;
        }
        self.next();
        let parsed = token.text[1..].split_once("..").and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        parsed.map_or(Span::NONE, |(start, end)| Span::new(start, end))
    }

    pub(super) fn builder(&mut self, block: BlockId) -> Builder<'_> {
        Builder::new(self.module, Cursor::End(block))
    }

    pub(super) fn peek(&self) -> Token<'t> {
        self.tokens[self.at]
    }

    pub(super) fn peek_second(&self) -> Token<'t> {
        self.tokens[(self.at + 1).min(self.tokens.len() - 1)]
    }

    pub(super) fn next(&mut self) -> Token<'t> {
        let token = self.tokens[self.at];
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    pub(super) fn skip_newlines(&mut self) {
        while self.peek().kind == Kind::Newline {
            self.next();
        }
    }

    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.peek().text == text;
        if found {
            self.next();
        }
        found
    }

    pub(super) fn expect(&mut self, kind: Kind, what: &str) -> Step<Token<'t>> {
        if self.peek().kind == kind { Ok(self.next()) } else { self.fail(&format!("expected {what}")) }
    }

    pub(super) fn punctuation(&mut self, text: &str) -> Step<()> {
        if self.eat(text) { Ok(()) } else { self.fail(&format!("expected '{text}'")) }
    }

    pub(super) fn integer(&mut self) -> Step<u32> {
        let token = self.expect(Kind::Number, "a number")?;
        token.text.parse().map_err(|_| error(token.span, "expected a number without sign, point and suffix"))
    }

    pub(super) fn enumerant<T>(&mut self, what: &str, from_name: fn(&str) -> Option<T>) -> Step<T> {
        let token = self.peek();
        let value = from_name(token.text).ok_or_else(|| error(token.span, format!("expected {what}")))?;
        self.next();
        Ok(value)
    }

    fn symbol(&mut self) -> Step<Symbol> {
        let token = self.expect(Kind::Word, "a name")?;
        Ok(self.intern(token.text))
    }

    fn intern(&mut self, text: &str) -> Symbol {
        self.module.store.symbols.intern(text)
    }

    pub(super) fn fail<T>(&self, message: &str) -> Step<T> {
        let token = self.peek();
        let found = match token.kind {
            Kind::Newline => "the end of the line".to_owned(),
            Kind::End => "the end of the text".to_owned(),
            _ => format!("'{}'", token.text),
        };
        Err(error(token.span, format!("{message}, found {found}")))
    }
}

pub(super) fn error(span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(SYNTAX, span, message))
}

/// A name without the `.1` that makes it unique in the text.
pub(super) fn base_name(spelling: &str) -> &str {
    match spelling.rsplit_once('.') {
        Some((base, number)) if !base.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) => base,
        _ => spelling,
    }
}
