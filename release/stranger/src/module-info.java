module org.example.stranger {
    requires org.escargot.engine;
}
